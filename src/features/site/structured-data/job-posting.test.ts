import { expect, it } from "vitest";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import type { JobEntry } from "~/features/blocks/data/listing-data.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { pageGraph } from "./graph.ts";
import { jobPosting } from "./job-posting.ts";

const page = testPage("stellen");
const index = testSite([page]);
const place = { origin: "https://optik.example", locale: "de", now: new Date("2026-11-23T12:00:00Z") };
const words: RichTextValue = [
  { type: "p", children: [{ text: "Sie messen & beraten." }] },
  { type: "p", children: [{ text: "</script>" }] },
];
const branch = { name: "Altstadt", street: "Gasse", streetNumber: "7", zip: "8400", city: "Winterthur", canton: "ZH" };
const job: JobEntry = {
  id: "7f0c5b0e-0000-4000-8000-000000000001",
  title: { value: "Optikerin", lang: null },
  created: "2026-11-20T08:00:00.000Z",
  richTextDescription: { value: words, lang: null },
  branch: { ...branch, phone: "", email: "" },
  staffMember: null,
  href: "/de/stellen/optikerin-7f0c5b0e",
  workQuota: { value: "80 bis 100 %", lang: null },
  titleImage: [],
  validThrough: "2026-12-31",
};

it("tells of a position what search engines ask for", () => {
  expect(jobPosting(index, job, place)).toEqual({
    "@type": "JobPosting",
    title: "Optikerin",
    description: "<p>Sie messen &#38; beraten.</p><p>&#60;/script&#62;</p>",
    datePosted: "2026-11-20",
    validThrough: "2026-12-31T23:59:59",
    hiringOrganization: { "@type": "Organization", name: "Optik", sameAs: "https://optik.example/de" },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...{ streetAddress: "Gasse 7", postalCode: "8400", addressLocality: "Winterthur", addressRegion: "ZH" },
        addressCountry: "CH",
      },
    },
    employmentType: ["FULL_TIME", "PART_TIME"],
    identifier: { "@type": "PropertyValue", name: "Optik", value: job.id },
    url: "https://optik.example/de/stellen/optikerin-7f0c5b0e",
  });
});

it("is dated by the day at the site, and names the town of the site's own address without its code", () => {
  const footer = { useBusinessDataFromLookUp: false, street: "Gasse 7", city: "8400 Winterthur" };
  const own = { ...index, settings: { ...index.settings, footer: { ...index.settings.footer, ...footer } } };
  const atNight = { ...job, branch: null, created: "2026-11-19T23:30:00.000Z" }; // half past midnight in Zurich
  expect(jobPosting(own, atNight, place)).toMatchObject({
    datePosted: "2026-11-20",
    jobLocation: { address: { streetAddress: "Gasse 7", postalCode: "8400", addressLocality: "Winterthur" } },
  });
});

it("says nothing of one that they would refuse", () => {
  expect(jobPosting(index, { ...job, richTextDescription: null }, place)).toBeNull();
  expect(jobPosting(index, { ...job, branch: null }, place)).toBeNull();
});

it("stands on the position's own page alone", () => {
  const typesOf = (entry?: JobEntry) => JSON.stringify(pageGraph(index, { page, sections: [], entry, ...place }));
  expect(typesOf(job)).toContain("JobPosting");
  expect(typesOf() ?? "").not.toContain("JobPosting");
});

it("is the last step of the way to its page", () => {
  const site = testSite([testPage("home", { role: "home" }), page]);
  const graph = JSON.stringify(pageGraph(site, { page, sections: [], entry: job, ...place }));
  expect(graph).toContain(
    '{"@type":"ListItem","position":3,"name":"Optikerin","item":"https://optik.example/de/stellen/optikerin-7f0c5b0e"}',
  );
});
