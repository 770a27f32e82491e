/** Types a text into a field: forms hear of it, around React's own setter. */
export function setNativeValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
