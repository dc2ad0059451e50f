/**
 * How a page of the gallery looks to somebody who squints: one word or number a trait, so that two looks can be held
 * against each other on every machine. Runs in the page.
 */
export function looksOf(): Record<string, string> {
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return { element, style: getComputedStyle(element), box: element.getBoundingClientRect() };
  };
  const isClear = (color: string) => color === "rgba(0, 0, 0, 0)" || color === "transparent";
  const tone = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (/[\d.]+(?:, ?[\d.]+)*/.exec(color)?.[0] ?? "").split(",").map(Number);
    return isClear(color) ? "clear" : red + green + blue < 300 ? "dark" : "light";
  };
  const step = (value: number, size: number) => String(Math.round(value / size));
  const roundness = (radius: string, { height }: DOMRect) => {
    const share = Number.parseFloat(radius) / (radius.endsWith("%") ? 100 : height);
    return share === 0 ? "square" : share < 0.04 ? "small" : share < 0.4 ? "large" : "round";
  };
  const drawn = (style: CSSStyleDeclaration) => style.content !== "none" && style.content !== "normal";

  const title = find("h1");
  const body = find(".rich-text-block .richtext");
  const button = find(".hero .button");
  const kicker = find(".rich-text-block .kicker");
  const card = find(".board .card");
  const media = find(".board .card__media");
  const words = find(".board .card__text");
  const hero = find(".hero__media");
  const section = find(".board");
  const header = find(".site-header");
  const [logo, nav] = [find(".site-header .site-logo"), find(".site-header__nav")];
  const brand = find(".site-footer .site-logo__name");
  const footer = find(".site-footer__grid");
  const heading = find(".rich-text-block .heading-group");
  const contact = find(".contact");
  return {
    titleFace: title.style.fontFamily.split(",")[0] ?? "",
    titleStroke: `${title.style.fontWeight} ${title.style.textTransform}`,
    titleSize: step(Number.parseFloat(title.style.fontSize) / Number.parseFloat(body.style.fontSize), 0.6),
    bodyFace: body.style.fontFamily.split(",")[0] ?? "",
    align: find(".board .title").style.textAlign,
    kicker: `${kicker.style.textTransform} ${tone(kicker.style.backgroundColor)} ${drawn(getComputedStyle(kicker.element, "::before"))}`,
    button: `${roundness(button.style.borderStartStartRadius, button.box)} ${tone(button.style.backgroundColor)} ${button.style.textTransform} ${button.style.borderTopWidth}`,
    card: `${tone(card.style.backgroundColor)} ${card.style.borderTopWidth} ${words.box.top < media.box.bottom - 8 ? "over" : "below"}`,
    picture: `${roundness(media.style.borderStartStartRadius, media.box)} ${roundness(media.style.borderEndEndRadius, media.box)} ${step(media.box.width / media.box.height, 0.25)}`,
    stage: `${roundness(hero.style.borderStartEndRadius, hero.box)} ${step(innerWidth - hero.box.right, 12)}`,
    frame: step(section.box.left, 12),
    rule: `${drawn(getComputedStyle(heading.element, "::before"))} ${drawn(getComputedStyle(contact.element, "::before"))}`,
    ground: find(".site").style.backgroundImage.replace(/\(.*/s, ""),
    header: `${tone(header.style.backgroundColor)} ${step(header.box.left, 12)} ${nav.box.top >= logo.box.bottom - 8 ? "below" : "beside"} ${logo.box.left > innerWidth / 4 ? "middle" : "start"}`,
    footer: `${footer.style.gridTemplateColumns.split(" ").length} ${footer.style.textAlign} ${step(Number.parseFloat(brand.style.fontSize), 24)} ${tone(find(".site-footer").style.backgroundColor)}`,
    room: step(Number.parseFloat(body.style.lineHeight) / Number.parseFloat(section.style.paddingTop), 0.05),
  };
}
