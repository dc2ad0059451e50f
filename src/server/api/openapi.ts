import { generateOpenApiDocument } from "trpc-to-openapi";
import { z } from "zod";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { restRoutes } from "./rest-routes.ts";
import { appRouter } from "./root.ts";
import { uploadRoute } from "./upload-route.ts";

type OpenApiDocument = ReturnType<typeof generateOpenApiDocument>;
let document: OpenApiDocument | undefined;

/** The description of the REST door, made from the procedures' shapes; the upload, which is none, stands beside them. */
export function openApiDocument(): OpenApiDocument {
  document ??= withUpload(
    withPut(
      generateOpenApiDocument(appRouter, {
        title: "Vitrine",
        version: "1",
        description:
          "Calls of the website builder. Signed in by the session cookie; JSON from a page of the same host.",
        baseUrl: "/api/v1",
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: "vitrine.session-token" } },
      }),
    ),
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

/** Adds the one call whose body is no JSON; it is refused as the library's other calls are. */
function withUpload(described: OpenApiDocument): OpenApiDocument {
  const { $schema: _, ...schema } = z.toJSONSchema(mediaRefSchema, { io: "output" });
  const refusals = described.paths?.["/media"]?.get?.responses;
  const post = {
    operationId: uploadRoute.procedure.replace(".", "-"),
    tags: ["media"],
    summary: "Takes one picture into the site's library",
    security: [{ session: [] }],
    parameters: [{ in: "query" as const, name: "filename", required: true, schema: { type: "string" as const } }],
    requestBody: { required: true, content: { "application/octet-stream": {} } },
    responses: {
      ...refusals,
      200: { description: "Successful response", content: { "application/json": { schema } } },
    },
  };
  return { ...described, paths: { ...described.paths, [uploadRoute.path]: { post } } };
}
