/**
 * `<vt-video-click data-video-id data-title>` around a link to a film on YouTube: the click puts the player in the
 * link's place. Before it, nothing is fetched from there. Without JavaScript the link leads to the film.
 */
export class VideoClickElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#onClick);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const { videoId = "", title = "", lang = "" } = this.dataset;
    if (event.metaKey || event.ctrlKey || event.shiftKey || !/^[\w-]{11}$/.test(videoId)) return;
    event.preventDefault();
    const player = document.createElement("iframe");
    player.className = "video__frame";
    player.src = `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;
    player.title = title;
    if (lang) player.lang = lang;
    player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    player.allowFullscreen = true;
    player.referrerPolicy = "strict-origin-when-cross-origin";
    this.replaceChildren(player);
    player.focus();
  };
}
