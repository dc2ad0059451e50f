import { sendDue } from "~/features/mail/send-mail.ts";
import { openTransport } from "~/features/mail/transport.ts";
import { getDb } from "~/server/db.ts";

/** Sends what is due to the mail server that is named, as a process of the product does, until it is killed or done. */
await sendDue(getDb(), openTransport(process.argv[2]));
process.exit(0);
