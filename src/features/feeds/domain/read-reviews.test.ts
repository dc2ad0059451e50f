import { describe, expect, it } from "vitest";
import { readReviews } from "./read-reviews.ts";

const now = new Date("2026-11-23T12:00:00Z");
const review = {
  name: "places/ChIJ1/reviews/a",
  rating: 4,
  text: { text: "Gut\nberaten.", languageCode: "de" },
  originalText: { text: "Well\nadvised.", languageCode: "en" },
  authorAttribution: { displayName: "Ada\u0000 Muster", uri: "https://maps.example/ada", photoUri: "//photo.example" },
  relativePublishTimeDescription: "vor 3 Wochen",
  publishTime: "2026-11-02T09:30:00.123456789Z",
};
const answer = (reviews: unknown) => JSON.stringify({ id: "ChIJ1", reviews });
const read = (body: string) => readReviews(body, now);

describe("the reviews of a place", () => {
  it("are read as they are kept, each once", () => {
    const found = read(answer([review, review, { ...review, name: "b", publishTime: "soon", text: undefined }]));
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      rating: 4,
      text: "Gut beraten.",
      language: "de",
      authorName: "Ada Muster",
      authorUrl: "https://maps.example/ada",
      relativeTimeDescription: "vor 3 Wochen",
      writtenAt: new Date("2026-11-02T09:30:00.123Z"),
    });
    expect(found[1]).toMatchObject({ text: "Well advised.", language: "en", writtenAt: null });
  });

  it("leave out what is no review, and cut what is endless", () => {
    const wrong = [{ rating: 0 }, { rating: 9 }, { rating: "5" }, { authorAttribution: "Ada" }, { text: ["Gut"] }];
    const faulty = wrong.map((part) => ({ ...review, ...part }));
    const endless = { ...review, text: { text: "Wort ".repeat(100_000), languageCode: '"><script>' } };
    const found = read(answer([...faulty, 7, null, endless]));
    expect(found).toHaveLength(1);
    expect(found[0]?.text.length).toBeLessThanOrEqual(4_000);
    expect(found[0]?.language).toBe("");
    expect(read(answer(Array.from({ length: 900 }, (_, at) => ({ ...review, name: `${at}` }))))).toHaveLength(20);
  });

  it.each(["javascript:alert(1)", "/ada", "", 7, undefined])("lead to nobody by %s", (uri) => {
    const found = read(answer([{ ...review, authorAttribution: { displayName: "Ada", uri } }]));
    expect(found[0]).toMatchObject({ authorName: "Ada", authorUrl: null });
  });

  it("are none where nobody wrote of it", () => expect(read('{"id":"ChIJ1"}')).toEqual([]));

  it("stay the same for the same review, whenever it was written from now", () => {
    const later = { ...review, relativePublishTimeDescription: "vor 4 Wochen" };
    const [one, other] = [review, later].map((each) => read(answer([each]))[0]?.externalId);
    expect(one).toBe(other);
  });

  it.each(["{", "[]", "{}", "null", '{"id":7}', '{"id":"a","reviews":{}}', '{"id":"a","reviews":[{"rating":5}]}'])(
    "are not read from %s",
    (body) => expect(() => read(body)).toThrow(/place/),
  );
});
