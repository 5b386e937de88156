package io.selvage.mutate.operator;

import org.pitest.reloc.asm.tree.AbstractInsnNode;

/**
 * One way to spoil a method.
 *
 * @param at the instruction whose line is named; null for the whole method
 * @param description what is done, as part of a sentence
 * @param apply does it, once
 */
record Edit(AbstractInsnNode at, String description, Runnable apply) {}
