/**
 * A task is a row until it is done: it waits, or a process holds it on a lease. A line is a project with tasks of a kind that wait;
 * its place is the ordinal of its first task or its last turn, of one sequence. A line may be empty, and is removed when its turn comes.
 *
 * Nodes of two versions run side by side: a function that is to do something else gets another name.
 */
export const queueTables = `
CREATE SEQUENCE IF NOT EXISTS queue_order;

CREATE TABLE IF NOT EXISTS queue_tasks (
  kind text NOT NULL,
  id text NOT NULL,
  project_id text NOT NULL,
  dataset_id text,
  trace text,
  ordinal bigint NOT NULL DEFAULT nextval('queue_order'),
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  again boolean NOT NULL DEFAULT false,
  holder text,
  lease bigint,
  lease_until timestamptz,
  PRIMARY KEY (kind, id)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
CREATE INDEX IF NOT EXISTS queue_tasks_waiting ON queue_tasks (kind, project_id, ordinal) WHERE holder IS NULL;
CREATE INDEX IF NOT EXISTS queue_tasks_held ON queue_tasks (kind, project_id) WHERE holder IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS queue_tasks_lease ON queue_tasks (lease) WHERE lease IS NOT NULL;

CREATE TABLE IF NOT EXISTS queue_lines (
  kind text NOT NULL,
  project_id text NOT NULL,
  place bigint NOT NULL,
  PRIMARY KEY (kind, project_id)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
CREATE INDEX IF NOT EXISTS queue_lines_place ON queue_lines (kind, place);

-- There is a line for whoever waits. It is locked until the task is there for all to see, so that it is not taken for empty.
CREATE OR REPLACE FUNCTION queue_stand_in_line(its_kind text, its_project text, its_ordinal bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOOP
    INSERT INTO queue_lines (kind, project_id, place) VALUES (its_kind, its_project, its_ordinal) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM queue_lines WHERE kind = its_kind AND project_id = its_project FOR KEY SHARE;
    EXIT WHEN FOUND;
  END LOOP;
  PERFORM pg_notify('auger_queue', its_kind);
END $$;

CREATE OR REPLACE FUNCTION queue_add(its_kind text, its_id text, its_project text, its_dataset text, its_trace text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  added queue_tasks;
BEGIN
  INSERT INTO queue_tasks AS task (kind, id, project_id, dataset_id, trace)
    VALUES (its_kind, its_id, its_project, its_dataset, its_trace)
    ON CONFLICT (kind, id) DO UPDATE SET again = true, trace = excluded.trace WHERE task.holder IS NOT NULL
    RETURNING * INTO added;
  IF added.id IS NOT NULL AND added.holder IS NULL THEN
    PERFORM queue_stand_in_line(its_kind, its_project, added.ordinal);
  END IF;
END $$;

-- Of what has waited for a short time a task is preferred whose dataset the process has at hand.
CREATE OR REPLACE FUNCTION queue_first(its_kind text, its_project text, datasets_at_hand text[])
RETURNS queue_tasks LANGUAGE plpgsql AS $$
DECLARE
  oldest queue_tasks;
  near queue_tasks;
BEGIN
  SELECT * INTO oldest FROM queue_tasks
    WHERE kind = its_kind AND project_id = its_project AND holder IS NULL ORDER BY ordinal LIMIT 1;
  IF oldest.added_at < clock_timestamp() - interval '5 seconds' OR cardinality(datasets_at_hand) = 0 THEN
    RETURN oldest;
  END IF;
  SELECT early.* INTO near FROM (
      SELECT * FROM queue_tasks WHERE kind = its_kind AND project_id = its_project AND holder IS NULL
      ORDER BY ordinal LIMIT 100
    ) AS early
    WHERE early.dataset_id = ANY (datasets_at_hand) ORDER BY early.ordinal LIMIT 1;
  RETURN CASE WHEN near.id IS NULL THEN oldest ELSE near END;
END $$;

-- Whose lease is over waits again, where it waited before.
CREATE OR REPLACE FUNCTION queue_end_leases(its_kind text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ended queue_tasks;
BEGIN
  FOR ended IN
    UPDATE queue_tasks SET holder = NULL, lease = NULL, lease_until = NULL
    WHERE kind = its_kind AND id IN (
      SELECT id FROM queue_tasks
      WHERE kind = its_kind AND holder IS NOT NULL AND lease_until < clock_timestamp() FOR UPDATE SKIP LOCKED
    ) RETURNING *
  LOOP
    PERFORM queue_stand_in_line(its_kind, ended.project_id, ended.ordinal);
  END LOOP;
END $$;

-- Processes take one after the other, because whose turn it is follows from what all of them have under way. Nobody waits for the disk:
-- when the server crashes, a task whose claim or end is forgotten is done once more.
CREATE OR REPLACE FUNCTION queue_claim(
  its_kind text, its_holder text, lease_seconds double precision, full_projects text[], datasets_at_hand text[]
) RETURNS SETOF queue_tasks LANGUAGE plpgsql AS $$
DECLARE
  busy text[];
  its_project text;
  task queue_tasks;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM pg_advisory_xact_lock(hashtextextended('auger: claims of ' || its_kind, 0));
  PERFORM queue_end_leases(its_kind);
  SELECT coalesce(array_agg(DISTINCT project_id), '{}') INTO busy
    FROM queue_tasks WHERE kind = its_kind AND holder IS NOT NULL;
  LOOP
    SELECT project_id INTO its_project FROM queue_lines
      WHERE kind = its_kind AND project_id <> ALL (busy) AND project_id <> ALL (full_projects)
      ORDER BY place LIMIT 1;
    IF NOT FOUND THEN
      SELECT line.project_id INTO its_project
        FROM queue_lines AS line JOIN (
          SELECT project_id, count(*) AS tasks FROM queue_tasks
          WHERE kind = its_kind AND holder IS NOT NULL GROUP BY project_id
        ) AS held USING (project_id)
        WHERE line.kind = its_kind AND line.project_id <> ALL (full_projects)
        ORDER BY held.tasks, line.place LIMIT 1;
    END IF;
    EXIT WHEN NOT FOUND;
    task := queue_first(its_kind, its_project, datasets_at_hand);
    IF task.id IS NULL THEN
      PERFORM 1 FROM queue_lines WHERE kind = its_kind AND project_id = its_project FOR UPDATE;
      DELETE FROM queue_lines WHERE kind = its_kind AND project_id = its_project AND NOT EXISTS (
        SELECT FROM queue_tasks WHERE kind = its_kind AND project_id = its_project AND holder IS NULL
      );
    ELSE
      UPDATE queue_lines SET place = nextval('queue_order') WHERE kind = its_kind AND project_id = its_project;
      RETURN QUERY UPDATE queue_tasks
        SET holder = its_holder, lease = nextval('queue_order'),
          lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
        WHERE kind = its_kind AND id = task.id RETURNING *;
      EXIT;
    END IF;
  END LOOP;
END $$;

-- Ends the lease of a process. What was added meanwhile, or is not finished, waits for another.
CREATE OR REPLACE FUNCTION queue_end_lease(its_lease bigint, finished boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  task queue_tasks;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  IF finished THEN
    DELETE FROM queue_tasks WHERE lease = its_lease AND NOT again;
    IF FOUND THEN RETURN; END IF;
    UPDATE queue_tasks
      SET holder = NULL, lease = NULL, lease_until = NULL, again = false,
        ordinal = nextval('queue_order'), added_at = clock_timestamp()
      WHERE lease = its_lease RETURNING * INTO task;
  ELSE
    UPDATE queue_tasks SET holder = NULL, lease = NULL, lease_until = NULL WHERE lease = its_lease RETURNING * INTO task;
  END IF;
  IF task.id IS NOT NULL THEN
    PERFORM queue_stand_in_line(task.kind, task.project_id, task.ordinal);
  END IF;
END $$;

-- What is there already stays as it is. One at a time, because two that add the same in another order would wait for each other.
CREATE OR REPLACE FUNCTION queue_restore(kinds text[], ids text[], projects text[], datasets text[], traces text[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('auger: restoring of tasks', 0));
  FOR line IN
    WITH added AS (
      INSERT INTO queue_tasks (kind, id, project_id, dataset_id, trace)
      SELECT kind, id, project_id, dataset_id, trace
      FROM unnest(kinds, ids, projects, datasets, traces)
        WITH ORDINALITY AS task (kind, id, project_id, dataset_id, trace, number)
      ORDER BY number
      ON CONFLICT DO NOTHING RETURNING kind, project_id, ordinal
    )
    SELECT kind, project_id, min(ordinal) AS ordinal FROM added GROUP BY kind, project_id ORDER BY 3
  LOOP
    PERFORM queue_stand_in_line(line.kind, line.project_id, line.ordinal);
  END LOOP;
END $$;
`
