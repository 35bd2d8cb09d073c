import type { ClassMember } from './ClassMember.ts'

const form = /^0*[1-9]\d{0,14}$/

type MemberNumber = { readonly kind: 'member'; readonly userId: number } | { readonly kind: 'invalid' } | { readonly kind: 'alreadyMember' }

/** Whom a teacher means by a number typed in: somebody of the channel who is not in the class yet. */
export function memberNumber(text: string, members: readonly Pick<ClassMember, 'userId'>[]): MemberNumber {
  if (!form.test(text.trim())) return { kind: 'invalid' }
  const userId = Number(text)
  return members.some((member) => String(member.userId) === String(userId)) ? { kind: 'alreadyMember' } : { kind: 'member', userId }
}
