import { expect, it } from "vitest";
import { testContext, testDocument, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import { placeMarkers } from "./place-markers.ts";

it("says in a pop-up what its card says, and leads where its button does, or shows the way there", () => {
  const place = (lng: number) => ({ place: { lat: 47.5, lng } });
  const medium = testMedia();
  const parking = {
    title: { texts: { de: "Parkhaus" } },
    description: { texts: { de: "Erste halbe Stunde frei." }, rich: true },
    image: { mediaId: testId("medium") },
  };
  const button = { texts: { de: "Fahrplan" }, options: { link: { type: "url", url: "https://bus.example/" } } };
  const cards = [
    { kind: "mapPlace", options: place(8.72), content: parking },
    { kind: "mapPlace", options: place(8.73), content: { button } },
    { kind: "mapPlace", content: parking },
  ];
  const [section] = resolvePage(testDocument([{ kind: "mapContainer", cards }]), {
    ...{ locale: "de", defaultLocale: "de", media: { [medium.id]: medium }, pagePath: () => null, isMember: true },
  });
  const { t } = testContext();
  const on = { lat: 47.5, number: null, icon: "default", hasPair: false, index: null };
  expect(placeMarkers(section?.children ?? [], t)).toEqual([
    {
      ...{
        ...on,
        lng: 8.72,
        name: "Parkhaus",
        popupText: "Erste halbe Stunde frei.",
        publicUrl: "/media/one/480.webp",
      },
      ...{ pageUrl: expect.stringContaining("47.5") as string, pageUrlLabel: "Route" },
    },
    {
      ...{ ...on, lng: 8.73, name: "Ort", popupText: "", publicUrl: null },
      ...{ pageUrl: "https://bus.example/", pageUrlLabel: "Fahrplan" },
    },
  ]);
});

it("says in which language its words are, where nobody has translated them", () => {
  const content = {
    title: { texts: { de: "Parkhaus" } },
    description: { texts: { de: "Erste halbe Stunde frei.", fr: "Première demi-heure gratuite." }, rich: true },
  };
  const cards = [{ kind: "mapPlace", options: { place: { lat: 47.5, lng: 8.72 } }, content }];
  const [section] = resolvePage(testDocument([{ kind: "mapContainer", cards }]), {
    ...{ locale: "fr", defaultLocale: "de", media: {}, pagePath: () => null, isMember: false },
  });
  const [marker] = placeMarkers(section?.children ?? [], testContext().t);
  expect(marker).toMatchObject({ name: "Parkhaus", nameLang: "de", popupText: "Première demi-heure gratuite." });
  expect(marker).not.toHaveProperty("textLang");
});
