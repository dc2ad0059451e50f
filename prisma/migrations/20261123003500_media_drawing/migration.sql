-- The text of plain drawings, so that a page can hold its site's logo itself. Those taken in before go on being shown as pictures.
ALTER TABLE "Media" ADD COLUMN "drawing" TEXT;
