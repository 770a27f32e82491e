import { Form } from 'react-router'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { OfficeIcon } from '../../ui/office-icon.tsx'

/** Removes or copies the product, and shows its page in the shop: a preview before it's published. */
export function EditorActions({ id, isPublished }: { id: number; isPublished: boolean }) {
  return (
    <>
      <Form method="post" action="/office/products/remove">
        <input type="hidden" name="pick" value={id} />
        <input type="hidden" name="returnTo" value="/office/products" />
        <button type="submit" className="button bare">
          {messages.remove}
        </button>
      </Form>
      <Form method="post" action={`/office/products/${id}/duplicate`}>
        <button type="submit" className="button outlined">
          <OfficeIcon name="copy" />
          {messages.duplicate.button}
        </button>
      </Form>
      <a className="button outlined" href={`/office/products/${id}/preview`} target="_blank" rel="noopener">
        <OfficeIcon name="eye" />
        {isPublished ? messages.viewInShop : messages.preview}
      </a>
    </>
  )
}
