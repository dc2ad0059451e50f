/**
 * Prisma's command line brings a database browser and a development server along: 80 packages and 126 MB that every
 * `npm ci` would unpack, for two commands that this project has no use for, and engines that it would fetch from a
 * foreign host. `overrides` in the root's package.json put this file in their place. The command line loads it at its
 * start; what it names of the two commands fails when one of them is called.
 */
const leftOut = () => {
  throw new Error("Prisma Studio and `prisma dev` are left out of this project (see prisma/left-out).");
};

/** What the command line asks of its engines, which generating the client and migrating need none of. */
const engines = {
  enginesVersion: "left out",
  ensureNeededBinariesExist: () => Promise.resolve(),
  getEnginesPath: () => __dirname,
};

module.exports = {
  ...engines,
  serializeError: leftOut,
  createMySQL2Executor: leftOut,
  createNodeSQLiteExecutor: leftOut,
  createPostgresJSExecutor: leftOut,
  startPrismaDevServer: leftOut,
};
