/** `npm start` means production unless somebody says otherwise; React and Next read this before anything else. */
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? "production" });
