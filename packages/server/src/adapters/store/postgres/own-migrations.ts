import { type Kysely, type Migration, sql } from 'kysely'

/** What only PostgreSQL needs, beside the tables that every database has. */
export const ownMigrations: { readonly [name: string]: Migration } = {
  '0001-readable-documents': { up: makeReadable },
  '0002-long-subjects': { up: allowLongSubjects },
}

/** Escapes that JSON may hold and jsonb refuses: a NUL, and halves of pairs of surrogates, which our own writer escapes only alone. */
const refusedEscape = String.raw`(?<!\\)((?:\\\\)*)\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})`

/** Documents are text. What jsonb refuses of one is read as U+FFFD, and one that cannot be read at all as nothing. */
async function makeReadable(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      String.raw`
    create function auger_document(document text) returns jsonb language plpgsql immutable strict as $$
    begin
      return document::jsonb;
    exception when others then
      begin
        return regexp_replace(document, '${refusedEscape}', '\1\\ufffd', 'g')::jsonb;
      exception when others then
        return null;
      end;
    end $$`,
    )
    .execute(db)
  for (const [name, type] of [
    ['text', 'string'],
    ['number', 'number'],
  ] as const)
    await sql`
    create function ${sql.raw(`auger_${name}`)}(document text, path text[])
    returns ${sql.raw(name === 'text' ? 'text' : 'numeric')} language plpgsql immutable strict as $$
    declare found jsonb := auger_document(document) #> path;
    begin
      return case when jsonb_typeof(found) = ${sql.lit(type)} then found #>> '{}' end;
    end $$`.execute(db)
  await makeFirstRows(db)
}

/** What is given on is given whole: a character that the document does not hold stands for the escapes that jsonb refuses. */
async function makeFirstRows(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      String.raw`
    create function auger_first_rows(document text, most bigint) returns text language plpgsql immutable strict as $$
    declare
      mark int := 57344;
      found jsonb;
    begin
      while position(chr(mark) in document) > 0 loop
        mark := mark + 1;
      end loop;
      found := auger_document(regexp_replace(document, '${refusedEscape}', '\1' || chr(mark) || '\2', 'g'));
      if jsonb_typeof(found) is distinct from 'object' then
        return null;
      end if;
      return regexp_replace(
        jsonb_build_object(
          'columns', found -> 'columns',
          'rows', (
            select coalesce(jsonb_agg(value order by place), '[]')
            from jsonb_array_elements(case when jsonb_typeof(found -> 'rows') = 'array' then found -> 'rows' end)
              with ordinality as rows (value, place)
            where place <= most
          )
        )::text,
        chr(mark) || '(....)', '\\u\1', 'g'
      );
    end $$`,
    )
    .execute(db)
}

/** An index holds no text of more than 2,700 bytes, and a value that has synonyms may be longer. Its topic keeps a subject single. */
async function allowLongSubjects(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('definitions').dropConstraint('definitions_subject').execute()
  await db.schema
    .createIndex('definitions_of_dataset')
    .on('definitions')
    .columns(['dataset_id', 'ordinal'])
    .execute()
}
