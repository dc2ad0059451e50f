let answer: boolean | undefined;

/** Whether this browser has what a map is drawn with (WebGL 2). Asked before the map's large library is fetched, once a page. */
export function canDrawMaps(): boolean {
  answer ??= hasWebGl();
  return answer;
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext(); // browsers allow a page few of them
    return context !== null;
  } catch {
    return false;
  }
}
