import { expect, it } from "vitest";
import { isFormOrNone, leaveUseful } from "./for-next-auth.ts";

it("leaves no way back that a neighbour or a link gave, and no cookie that cannot be sent back", () => {
  const cookie =
    "a=b=c; __Secure-next-auth.callback-url=javascript:1; next-auth.callback-url=x; vitrine.session-token = t;bad name=1;none";
  const request = { url: "/api/auth/signin?callbackUrl=javascript:1&error=no&callbackUrl=/", headers: { cookie } };
  leaveUseful(request);
  expect(request).toEqual({
    url: "/api/auth/signin?error=no",
    headers: { cookie: "a=b=c; vitrine.session-token=t; none=" },
  });
});

it("leaves a request alone that says nothing of it", () => {
  const request = { url: "/api/auth/csrf", headers: {} };
  leaveUseful(request);
  expect(request).toEqual({ url: "/api/auth/csrf", headers: {} });
});

it.each([
  ["GET", undefined, true],
  ["POST", "application/x-www-form-urlencoded;charset=UTF-8", true],
  ["POST", "application/json", false],
  ["POST", undefined, false],
])("takes forms alone: %s %s", (method, type, isTaken) =>
  expect(isFormOrNone({ method, headers: { "content-type": type } })).toBe(isTaken),
);
