import { createCallerFactory, router } from "./trpc.ts";

/** Every operation of the product. A tRPC path is the REST path with dots. */
export const appRouter = router({});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
