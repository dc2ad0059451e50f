-- Which of a page's own words, labels of the navigation and words of pictures a machine has written, and nobody has looked at since.
ALTER TABLE "PageLocale" ADD COLUMN "machine" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "NavigationContainer" ADD COLUMN "labelMachine" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "NavigationItem" ADD COLUMN "labelMachine" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "Media" ADD COLUMN "altMachine" TEXT[] DEFAULT ARRAY[]::TEXT[];
