import { ColumnDefinitionNode, type DataTypeNode, PostgresQueryCompiler } from 'kysely'

/** Texts are told apart and sorted by their bytes, as SQLite does, whatever the database sorts by. */
export class BytewiseCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node)
    const isColumn = this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode)
    if (isColumn && node.dataType === 'text') this.append(' collate "C"')
  }
}
