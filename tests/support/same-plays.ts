import fc from "fast-check";

/** Properties play the same cases at each run: what fails, fails again. `npm run test:long` looks for others. */
if (process.env.OTHER_PLAYS !== "1") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
