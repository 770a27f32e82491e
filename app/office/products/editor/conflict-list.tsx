import type { EditConflict } from '#commerce/editing/merge-edits.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { ConflictChoice } from '../../ui/form/conflict-choice.tsx'
import { variantLabel } from '../grid/variant-label.ts'
import type { ProductEditorData } from './load-product-editor.server.ts'

interface ConflictListProps {
  /** Each with the name of the other person. */
  conflicts: readonly (EditConflict & { by: string })[]
  data: ProductEditorData
}

/** Fields that somebody else changed at the same time. */
export function ConflictList({ conflicts, data }: ConflictListProps) {
  if (conflicts.length === 0) return null
  return (
    <div role="alert">
      <p>
        <strong>{messages.chooseFirst}</strong>
      </p>
      {conflicts.map(({ field, base, mine, theirs, by }, number) => (
        <div key={field}>
          <input type="hidden" name={`field-${number}`} value={field} />
          <input type="hidden" name={`theirs-${number}`} value={theirs} />
          <ConflictChoice
            name={`field-${number}`}
            label={labelOf(field, data)}
            by={by}
            before={base}
            yours={mine}
            theirs={theirs}
          />
        </div>
      ))}
    </div>
  )
}

function labelOf(field: string, { variants, pictures }: ProductEditorData): string {
  const [, name = field, key] = /^([a-z_]+)-(.+)$/.exec(field) ?? []
  const label = messages.labels[name] ?? field
  const variant = variants.find(({ id }) => String(id) === key)
  if (variant) return messages.variants.cell(label, variantLabel(variant))
  const picture = pictures.findIndex(one => one.key === key)
  return picture === -1 ? label : messages.variants.cell(label, messages.pictures.picture(picture + 1))
}
