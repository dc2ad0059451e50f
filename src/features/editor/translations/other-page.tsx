import type { TranslatedPage } from "~/features/site/translations/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useSitePart } from "../site/site-context.tsx";
import { OtherPageTexts } from "./other-page-texts.tsx";
import type { OpenFold } from "./open-fold.ts";
import { TextsFold } from "./texts-fold.tsx";

interface OtherPageProps {
  page: TranslatedPage;
  locale: Locale;
  shown: "open" | "all";
  open: OpenFold | null;
  onOpen: (open: OpenFold | null) => void;
}

/** A page with what of it is open; unfolded, its texts are loaded and written here. */
export function OtherPage({ page, locale, shown, open, onOpen }: OtherPageProps) {
  const { pageId: id, counts } = page;
  const name = useSitePart((state) => state.document?.pages[id]?.name) ?? page.name;
  return (
    <TextsFold id={id} name={name} counts={counts[locale]} isOpen={open !== null} onOpen={onOpen}>
      <OtherPageTexts
        pageId={id}
        locale={locale}
        shown={shown}
        enterAt={open?.enterAt ?? null}
        onEntered={() => onOpen({ id, enterAt: null })}
      />
    </TextsFold>
  );
}
