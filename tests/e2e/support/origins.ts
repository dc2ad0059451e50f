const port = Number(process.env.E2E_PORT ?? 3199);

export const opticianOrigin = `http://localhost:${port}`;
export const golfOrigin = `http://golf.localhost:${port}`;
export const bakeryOrigin = `http://brot.localhost:${port}`;
