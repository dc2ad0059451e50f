-- A page can be taken down at a set time, too. What is stored so far are publishes.
CREATE TYPE "ScheduledAction" AS ENUM ('publish', 'takeDown');
ALTER TABLE "ScheduledPublish" ADD COLUMN "action" "ScheduledAction" NOT NULL DEFAULT 'publish';

SELECT jobs.create_queue('page.runSchedule', '{"policy": "standard"}');
