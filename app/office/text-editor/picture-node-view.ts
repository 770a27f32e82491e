import type { NodeViewConstructor } from 'prosemirror-view'
import { pictureUrl } from '#commerce/catalog/pictures/picture.ts'
import { textEditorMessages as texts } from '#messages/office/text-editor.ts'
import { knownWidth } from '../pictures/known-widths.ts'

/** A picture with a field for its description. */
export const pictureNodeView: NodeViewConstructor = (first, view, getPos) => {
  let node = first
  const figure = document.createElement('figure')
  const image = document.createElement('img')
  const label = document.createElement('label')
  const field = document.createElement('input')
  const remove = document.createElement('button')
  figure.contentEditable = 'false'
  image.draggable = false
  field.className = 'box'
  field.maxLength = 300
  remove.type = 'button'
  remove.className = 'button bare'
  remove.textContent = texts.removePicture
  label.append(texts.alt, field)
  figure.append(image, label, remove)

  const show = () => {
    const { hash, alt } = node.attrs as { hash: string; alt: string }
    const src = pictureUrl({ hash, width: knownWidth(hash), format: 'webp' })
    if (image.getAttribute('src') !== src) image.src = src
    image.alt = alt
    if (field.value !== alt) field.value = alt
    field.placeholder = texts.noAlt
  }
  field.addEventListener('input', () => {
    const at = getPos()
    if (at === undefined) return
    view.dispatch(view.state.tr.setNodeAttribute(at, 'alt', field.value))
  })
  remove.addEventListener('click', () => {
    const at = getPos()
    if (at === undefined) return
    view.dispatch(view.state.tr.delete(at, at + node.nodeSize))
    view.focus()
  })
  show()
  return {
    dom: figure,
    update(next) {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
    selectNode: () => figure.classList.add('selected'),
    deselectNode: () => figure.classList.remove('selected'),
    stopEvent: event => event.target === field || event.target === remove,
    ignoreMutation: () => true,
  }
}
