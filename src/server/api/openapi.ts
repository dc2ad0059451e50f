import { generateOpenApiDocument } from "trpc-to-openapi";
import { z } from "zod";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { restRoutes } from "./rest-routes.ts";
import { appRouter } from "./root.ts";
import { contentLocales } from "~/lib/locales.ts";
import { answerFileRoute, exportRoute, siteXliffRoute, uploadRoute } from "./own-routes.ts";

type OpenApiDocument = ReturnType<typeof generateOpenApiDocument>;
let document: OpenApiDocument | undefined;
let text: string | undefined;

/** The description as JSON, put together once: anybody may ask for it, as often as they like. */
export function openApiText(): string {
  return (text ??= JSON.stringify(openApiDocument()));
}

/** The description of the REST door, made from the procedures' shapes; the upload and the downloads, which are none, stand beside them. */
export function openApiDocument(): OpenApiDocument {
  document ??= withOwnRoutes(
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

/** Adds the calls that take or give no JSON; they are refused as others are. */
function withOwnRoutes(described: OpenApiDocument): OpenApiDocument {
  const { $schema: _, ...schema } = z.toJSONSchema(mediaRefSchema, { io: "output" });
  const refusals = described.paths?.["/media"]?.get?.responses;
  const security = [{ session: [] }];
  const post = {
    operationId: uploadRoute.procedure.replace(".", "-"),
    tags: ["media"],
    summary: "Takes one picture into the site's library",
    security,
    parameters: [
      { in: "query" as const, name: "filename", required: true, schema: { type: "string" as const } },
      { in: "query" as const, name: "bucketFolder", schema: { type: "string" as const, maxLength: 100 } },
    ],
    requestBody: { required: true, content: { "application/octet-stream": {} } },
    responses: {
      ...refusals,
      200: { description: "Successful response", content: { "application/json": { schema } } },
    },
  };
  const file = (type: string) => ({
    ...refusals,
    200: { description: "Successful response", content: { [type]: {} } },
  });
  const archive = {
    operationId: exportRoute.procedure.replace(".", "-"),
    tags: ["site"],
    summary: "Gives the whole site as one file",
    security,
    responses: file("application/x-tar"),
  };
  const language = (name: string, required: boolean) => {
    const schema = { type: "string" as const, enum: [...contentLocales] };
    return { in: "query" as const, name, required, schema };
  };
  const texts = {
    operationId: siteXliffRoute.procedure.replace(".", "-"),
    tags: ["translation"],
    summary: "Gives the texts of the whole site as one XLIFF 2 file",
    security,
    parameters: [language("from", false), language("to", true)],
    responses: file("application/xliff+xml"),
  };
  const fileId = { in: "query" as const, name: "fileId", required: true, schema: { type: "string" as const } };
  const answerFile = {
    operationId: answerFileRoute.procedure.replace(".", "-"),
    tags: ["form"],
    summary: "Gives a file that came with an answer",
    security,
    parameters: [fileId],
    responses: file("application/octet-stream"),
  };
  const paths = {
    [uploadRoute.path]: { post },
    [exportRoute.path]: { get: archive },
    [siteXliffRoute.path]: { get: texts },
    [answerFileRoute.path]: { get: answerFile },
  };
  return { ...described, paths: { ...described.paths, ...paths } };
}
