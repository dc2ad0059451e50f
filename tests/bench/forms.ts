import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { groupInputName, onceName, startName } from "~/features/forms/group-input-name.ts";
import { leastMs } from "~/features/forms/domain/spam.ts";
import { inLanes } from "~/lib/turns/in-lanes.ts";
import { apiClient } from "../support/api.ts";
import { mailReceiver } from "../support/mail-receiver.ts";
import { signIn } from "../support/session.ts";
import { spread, timed, type Figure } from "./figures.ts";
import { atMost } from "./goals.ts";
import { publishGermanPage } from "./german-page.ts";
import { startProduct } from "./product.ts";

const count = 1_000;
const visitorsAtOnce = 8;
/** To the site, and to the visitor. */
const mailsOfEach = 2;
const patienceMs = 300_000;

/**
 * A thousand forms as browsers send them to a page of a product of their own, and the two mails of each, which the
 * product hands meanwhile to a mail server of the loopback.
 */
export async function takeForms(): Promise<Figure[]> {
  const { received, listen, close } = mailReceiver();
  const smtpUrl = await listen();
  // Each visitor has an address of their own, as a proxy tells it.
  const product = await startProduct({ SMTP_URL: smtpUrl, TRUST_PROXY: "1" });
  try {
    const form = await addForm(product.origin);
    const starts: string[] = [];
    const asks = Array.from({ length: count }, (_, number) => number);
    await inLanes(asks, visitorsAtOnce, async (number) => starts.push(await begin(form, number)));
    await wait(leastMs); // so long people fill it in
    const floor = await timed(100, () => fetch(form.page).then((answer) => answer.text()));
    const samples: number[] = [];
    const began = performance.now();
    await inLanes(asks, visitorsAtOnce, async (number) => {
      const from = performance.now();
      await send(form, number, starts[number] ?? "");
      samples.push(performance.now() - from);
    });
    const taken = performance.now() - began;
    const due = count * mailsOfEach;
    while (received.length < due && performance.now() - began < patienceMs) await wait(50);
    const sent = performance.now() - began;
    return [
      {
        name: `${count} forms taken, ${visitorsAtOnce} at once`,
        value: seconds(taken),
        beside: `each ${spread(samples)}; the page of the form ${spread(floor)}`,
        goals: [atMost(60, taken / 1_000, { unit: "s" })],
      },
      {
        name: `their ${due} mails with the mail server`,
        value: `${seconds(sent)} after the first form`,
        beside: "",
        goals: [
          atMost(0, due - received.length, { what: "missing" }),
          atMost(due, received.length, { what: "in all" }),
        ],
      },
    ];
  } finally {
    await product.stop();
    await close();
  }
}

interface Form {
  page: string;
  groupId: string;
}

/** A page of the optician with a form as it comes from the dialog, in German alone. */
async function addForm(origin: string): Promise<Form> {
  const api = apiClient(origin, await signIn(origin, "admin@vitrine.example", "vitrine-demo"));
  const groupId = await publishGermanPage(api, { name: "Messung", kind: "form" });
  return { page: `${origin}/de/messung`, groupId };
}

async function begin({ page }: Form, number: number): Promise<string> {
  const answer = await fetch(new URL("/api/v1/formStart?kind=form", page), { headers: from(number) });
  return ((await answer.json()) as { start: string }).start;
}

async function send({ page, groupId }: Form, number: number, start: string): Promise<void> {
  const body = new URLSearchParams({
    [groupInputName]: groupId,
    [onceName]: randomUUID(),
    [startName]: start,
    name: "Ada Muster",
    email: `n${number}@example.ch`,
    message: "Guten Tag",
  });
  const headers = { accept: "application/json", origin: new URL(page).origin, ...from(number) };
  const answer = await fetch(page, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`a form was not taken: ${answer.status} ${await answer.text()}`);
}

const from = (number: number) => ({ "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` });
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
