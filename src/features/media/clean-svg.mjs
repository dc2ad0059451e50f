// Cleans a drawing (SVG), so that it may be shown as it is: what could run, link, or ask another address is taken out.
// DOMPurify needs a document to work in, which jsdom is; both are large, and only `svg-process.mjs` loads them.
import createPurifier from "dompurify";
import { JSDOM } from "jsdom";
import { repeatedParts } from "./repeated-parts.mjs";

const { window } = new JSDOM("");
const purifier = createPurifier(window);
const svgNamespace = "http://www.w3.org/2000/svg";
const settings = {
  IN_PLACE: true,
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ["use"], // within the drawing only: see `isOutward`
  FORBID_TAGS: ["image", "feimage", "metadata"],
  ALLOW_DATA_ATTR: false, // programs note there what they called a layer, or where a map begins
  KEEP_CONTENT: false, // the text of a script is no text of the drawing
};

/** Whether a value of an attribute, or a style, leads out of the drawing. An escape could hide that it does. */
const isOutward = (value) =>
  /\\|@import|image-set\s*\(|src\s*\(/i.test(value) || /url\s*\(\s*["']?(?!["']?#)/i.test(value);

purifier.addHook("uponSanitizeAttribute", (_element, attribute) => {
  const { attrName, attrValue } = attribute;
  const isLink = /(^|:)(href|src)$/i.test(attrName);
  if (isLink ? !/^#[^\s]+$/.test(attrValue.trim()) : isOutward(attrValue)) attribute.keepAttr = false;
});
purifier.addHook("uponSanitizeElement", (node) => {
  if (node.nodeType === window.Node.COMMENT_NODE) node.remove();
  if (node.localName === "style" && isOutward(node.textContent)) node.textContent = "";
});

/** Filters, and parts that show parts, are what makes a few bytes long work: more of it no drawing of a page needs. */
const [mostPrimitives, mostOctaves, mostRepeated] = [100, 10, 50_000];

function isTooCostly(root) {
  const noises = [...root.querySelectorAll("feTurbulence")];
  const isTooFine = noises.some((noise) => Number.parseFloat(noise.getAttribute("numOctaves")) > mostOctaves);
  const hasTooMany = root.querySelectorAll("filter > *").length > mostPrimitives;
  return isTooFine || hasTooMany || repeatedParts(root) > mostRepeated;
}

/**
 * The drawing without anything that could do harm, well-formed, in one root. Throws for what is no drawing; refuses
 * one that holds pictures, which would not be the same without them, and one whose filters or repeated parts are work for minutes.
 */
export function cleanSvg(text) {
  const root = new window.DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root?.localName !== "svg" || root.namespaceURI !== svgNamespace || root.prefix) throw new Error("No drawing");
  if (root.querySelector("image, feImage")) return { refusal: "svg-with-pictures" };
  if (isTooCostly(root)) return { refusal: "svg-too-costly" };
  purifier.sanitize(root, settings);
  return new window.XMLSerializer().serializeToString(root);
}
