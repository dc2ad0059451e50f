/** A foreign server has answered, and what it said is no feed. The message is for logs. */
export class FeedFault extends Error {
  override readonly name = "FeedFault";
}
