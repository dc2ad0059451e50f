import { generateOpenApiDocument } from "trpc-to-openapi";
import { restRoutes } from "./rest-routes.ts";
import { appRouter } from "./root.ts";

type OpenApiDocument = ReturnType<typeof generateOpenApiDocument>;
let document: OpenApiDocument | undefined;

/** The description of the REST door, made from the procedures' shapes. */
export function openApiDocument(): OpenApiDocument {
  document ??= withPut(
    generateOpenApiDocument(appRouter, {
      title: "Vitrine",
      version: "1",
      description: "Calls of the website builder. Signed in by the session cookie; JSON from a page of the same host.",
      baseUrl: "/api/v1",
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "vitrine.session-token" } },
    }),
  );
  return document;
}

/** Lists PUT beside POST where a path answers both. */
function withPut(described: OpenApiDocument): OpenApiDocument {
  for (const [path, methods] of restRoutes()) {
    const item = described.paths?.[path];
    if (item?.post && methods.has("PUT")) item.put = { ...item.post, operationId: `${item.post.operationId}-put` };
  }
  return described;
}
