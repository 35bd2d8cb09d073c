import * as Blockly from 'blockly/core'
import { shortTextField } from './blockShapes.ts'
import { maxTextLength } from '../../../domain/blocks/program.ts'

/** A text field that limits the length while typing, as a program does. */
class ShortText extends Blockly.FieldTextInput {
  protected override widgetCreate_(): HTMLInputElement | HTMLTextAreaElement {
    // oxlint-disable-next-line no-underscore-dangle -- Blockly's own name
    const input = super.widgetCreate_()
    input.maxLength = maxTextLength
    return input
  }

  /** On phones Blockly asks for the text in a dialog without a limit, so the text is cut here. */
  protected override doClassValidation_(text?: unknown): string | null {
    return typeof text === 'string' ? text.slice(0, maxTextLength) : null
  }
}

export function registerShortText(): void {
  Blockly.fieldRegistry.register(shortTextField, ShortText)
}
