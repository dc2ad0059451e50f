import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { wishedLanguage } from "~/features/account/chosen-language.ts";
import { deviceCookie } from "~/features/account/device-cookie.ts";
import { memberMark, noMemberMark } from "~/features/account/member-mark.ts";
import { authOptions } from "~/features/account/next-auth-options.ts";
import { resolveSite } from "~/features/site/hosts.ts";
import { clientIpHeader } from "~/server/http/client-ip.ts";
import { normaliseHost } from "~/server/http/host.ts";

// NextAuth builds its addresses from the host of the request; main.ts has checked it and drops forwarded hosts of
// strangers before Next sees them.
process.env.AUTH_TRUST_HOST = "1";

type Context = { params: Promise<{ nextauth: string[] }> };

async function answer(request: NextRequest, context: Context): Promise<Response> {
  const headers = request.headers;
  const site = await resolveSite(normaliseHost(headers.get("x-forwarded-host") ?? headers.get("host") ?? "") ?? "");
  if (!site) return new Response(null, { status: 404 });
  const isSecure = headers.get("x-forwarded-proto") === "https";
  const ip = headers.get(clientIpHeader) ?? "unknown";
  const cookies: string[] = [];
  const options = authOptions({
    site,
    ip,
    isSecure,
    cookie: headers.get("cookie") ?? undefined,
    userAgent: headers.get("user-agent"),
    language: wishedLanguage(Object.fromEntries(headers)),
    onSignedIn: ({ email }) => void cookies.push(deviceCookie(email, isSecure), memberMark(isSecure)),
    onSignedOut: () => void cookies.push(noMemberMark(isSecure)),
  });
  const response = (await NextAuth(request, context, options)) as Response;
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

export { answer as GET, answer as POST };
