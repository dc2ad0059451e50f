import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { operation, usePlayedRounds } from "../support/played-rounds.ts";

const rounds = usePlayedRounds();

describe("a coupon", () => {
  it("is not issued before the last hole is complete", async () => {
    const { api, gameId, score } = await rounds.play({ Ada: [2, 2, 2], Ben: [3, 3] });
    await expect(api.coupon.issue(operation(gameId))).rejects.toMatchObject({
      code: "BAD_REQUEST",
      cause: { details: { reason: "not-due" } },
    });
    await expect(api.coupon.get({ gameId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await score("Ben", 2, 1);
    expect(await api.coupon.issue(operation(gameId))).toMatchObject({ playerName: "Ada", redeemedAt: null });
  });

  it("goes to the winner whom the server works out, the same one for everybody who asks", async () => {
    const { api, gameId, id, score } = await rounds.play({ Ada: [4, 4, 4], Ben: [3, 3, 3] });
    const coupon = await api.coupon.issue(operation(gameId));
    expect(coupon).toMatchObject({ playerId: id("Ben"), playerName: "Ben" });
    await score("Ada", 0, 3);
    expect(await api.coupon.issue(operation(gameId))).toEqual(coupon);
    expect(await api.coupon.get({ gameId })).toEqual(coupon);
    expect(await api.game.get({ gameId })).toMatchObject({ coupon: { playerId: id("Ben"), redeemedAt: null } });
  });

  it("is handed on by a correction until it is used, and stays from then on", async () => {
    const { api, gameId, id, score } = await rounds.play({ Ada: [4, 4, 4], Ben: [3, 3, 3] });
    const { code } = await api.coupon.issue(operation(gameId));
    await score("Ada", 0, 1);
    await score("Ada", 1, 1);
    const staff = rounds.staffOf(rounds.course);
    expect(await staff.coupon.find({ code })).toMatchObject({ playerName: "Ada" });
    expect(await api.coupon.get({ gameId })).toMatchObject({ playerName: "Ada", code });
    await score("Ben", 0, 1);
    await score("Ben", 1, 1);
    await score("Ben", 2, 1);
    expect(await staff.coupon.redeem({ code, opId: randomUUID() })).toMatchObject({ playerName: "Ben" });
    await score("Ada", 2, 0);
    await score("Ben", 0, 9);
    expect(await api.coupon.get({ gameId })).toMatchObject({ playerName: "Ben" });
    expect(await staff.coupon.find({ code })).toMatchObject({ playerName: "Ben" });
    expect(await api.game.get({ gameId })).toMatchObject({ coupon: { playerId: id("Ben") } });
  });

  it("is decided on the last holes between equal totals", async () => {
    const { api, gameId } = await rounds.play({ Ada: [2, 3, 4], Ben: [4, 3, 2], Cem: [3, 4, 2] });
    expect(await api.coupon.issue(operation(gameId))).toMatchObject({ playerName: "Ben" });
  });

  it("is one coupon and one entry of the log, however many phones ask at once", async () => {
    const { api, gameId } = await rounds.play({ Ada: [2, 2, 2] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.coupon.issue(operation(gameId))));
    expect(new Set(answers.map((coupon) => coupon.code)).size).toBe(1);
    const { entries } = await api.game.history({ gameId });
    expect(entries.filter(({ event }) => event.type === "coupon.issued")).toHaveLength(1);
  });

  it("is issued for a locked round and one that is over, too", async () => {
    const starterKey = randomUUID();
    const { api, gameId } = await rounds.play({ Ada: [2, 2, 2] });
    await rounds.db.game.updateMany({
      where: { id: gameId, siteId: rounds.course.site.id },
      data: { lockedAt: new Date(), starterKeyHash: null },
    });
    await rounds.began(gameId, 2);
    expect(await api.coupon.issue({ ...operation(gameId), deviceId: starterKey })).toMatchObject({ playerName: "Ada" });
  });

  it("keeps its code from spectators", async () => {
    const { api, gameId } = await rounds.play({ Ada: [2, 2, 2] });
    const { code } = await api.coupon.issue(operation(gameId));
    const { game } = await api.game.get({ gameId });
    const watched = await api.game.watch({ watchId: game.watchId });
    expect(watched.coupon).toMatchObject({ redeemedAt: null });
    expect(JSON.stringify(watched)).not.toContain(code);
    expect(JSON.stringify(watched)).not.toContain(gameId);
    await expect(api.coupon.get({ gameId: game.watchId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(api.coupon.issue(operation(game.watchId))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("redeeming", () => {
  async function issued() {
    const round = await rounds.play({ Ada: [2, 2, 2] });
    return { ...round, coupon: await round.api.coupon.issue(operation(round.gameId)) };
  }

  it("finds the coupon as people type its code, without the round's id", async () => {
    const { coupon, gameId } = await issued();
    const typed = ` ${coupon.code.slice(0, 5).toLowerCase().replace(/0/g, "o").replace(/1/g, "l")} ${coupon.code.slice(5)}`;
    const found = await rounds.staffOf(rounds.course).coupon.find({ code: typed });
    expect(found).toMatchObject({ code: coupon.code, playerName: "Ada", redeemedAt: null });
    expect(JSON.stringify(found)).not.toContain(gameId);
  });

  it("happens once: the second one learns when the first was", async () => {
    const { api, gameId, coupon } = await issued();
    const staff = rounds.staffOf(rounds.course);
    const { redeemedAt } = await staff.coupon.redeem({ code: coupon.code, opId: randomUUID() });
    await expect(staff.coupon.redeem({ code: coupon.code, opId: randomUUID() })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { redeemedAt } },
    });
    expect(await staff.coupon.find({ code: coupon.code })).toMatchObject({ redeemedAt });
    expect(await api.game.get({ gameId })).toMatchObject({ coupon: { redeemedAt } });
  });

  it("stops where the name is another one than the staff have seen", async () => {
    const { api, gameId, score } = await rounds.play({ Ada: [4, 4, 4], Ben: [3, 3, 3] });
    const { code } = await api.coupon.issue(operation(gameId));
    const staff = rounds.staffOf(rounds.course);
    const redeem = (playerName: string) => staff.coupon.redeem({ code, playerName, opId: randomUUID() });
    await score("Ben", 2, 14);
    await expect(redeem("Ben")).rejects.toMatchObject({ cause: { details: { reason: "handed-on" } } });
    expect(await redeem("Ada")).toMatchObject({ playerName: "Ada", redeemedAt: expect.any(String) as string });
  });

  it("succeeds for one of two who redeem at the same moment", async () => {
    const { coupon } = await issued();
    const tries = await Promise.allSettled(
      [rounds.staffOf(rounds.course), rounds.staffOf(rounds.course)].map((staff) =>
        staff.coupon.redeem({ code: coupon.code, opId: randomUUID() }),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("answers a repeated opId as the first time: the answer may have been lost", async () => {
    const { coupon } = await issued();
    const staff = rounds.staffOf(rounds.course);
    const redemption = { code: coupon.code, opId: randomUUID() };
    expect(await staff.coupon.redeem(redemption)).toEqual(await staff.coupon.redeem(redemption));
  });

  it("is for the site's own staff: players may not, another site's staff finds nothing", async () => {
    const { api, coupon } = await issued();
    const redemption = { code: coupon.code, opId: randomUUID() };
    const anybody = rounds.anybodyOn(rounds.course);
    await expect(anybody.coupon.redeem(redemption)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(api.coupon.redeem(redemption)).rejects.toMatchObject({ code: "NOT_FOUND" }); // the live door shows no such call
    await expect(rounds.staffOf(rounds.other).coupon.redeem(redemption)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(rounds.staffOf(rounds.other).coupon.find({ code: coupon.code })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await rounds.staffOf(rounds.course).coupon.find({ code: coupon.code })).toMatchObject({ redeemedAt: null });
  });

  it("lets nobody try codes without end, and does not count those that exist", async () => {
    const { coupon } = await issued();
    const staff = rounds.staffOf(rounds.course);
    for (let look = 0; look < 25; look += 1) await staff.coupon.find({ code: coupon.code });
    const guess = (number: number) => staff.coupon.find({ code: `000000${String(number).padStart(4, "0")}` });
    const guesses = await Promise.allSettled(Array.from({ length: 25 }, (_, number) => guess(number)));
    const codes = guesses.map((result) =>
      result.status === "rejected" ? (result.reason as { code: string }).code : "",
    );
    expect(codes.filter((code) => code === "NOT_FOUND")).toHaveLength(20);
    expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(5);
    await expect(staff.coupon.find({ code: coupon.code })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
