import S3rver from "@20minutes/s3rver";

/** A server that speaks S3 over this folder, with one empty bucket. Says its port. */
const [directory, bucket] = process.argv.slice(2);
const options = { address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] };
const server = new S3rver(options);
await server.run();
process.stdout.write(`${server.httpServer.address().port}\n`);
