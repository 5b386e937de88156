package io.selvage.agent.jdk.edit;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Other code instead of a call, or right behind it.
 *
 * @param call name and descriptor of the method called
 * @param code takes what the call would take and leaves what it would leave; behind a call, turns result into result
 */
public record CallReplacement(String owner, String call, Position position, CodeSnippet code)
        implements InstructionEdit {
    enum Position {
        INSTEAD,
        INSTEAD_OF_SUPER,
        BEHIND
    }

    /** Not for calls through {@code super}, which the replacement would not make. */
    public static CallReplacement instead(String owner, String call, CodeSnippet code) {
        return new CallReplacement(owner, call, Position.INSTEAD, code);
    }

    public static CallReplacement insteadOfSuper(String owner, String call, CodeSnippet code) {
        return new CallReplacement(owner, call, Position.INSTEAD_OF_SUPER, code);
    }

    public static CallReplacement behind(String owner, String call, CodeSnippet code) {
        return new CallReplacement(owner, call, Position.BEHIND, code);
    }

    @Override
    public boolean concerns(String name) {
        return call.startsWith(name) && call.charAt(name.length()) == '(';
    }

    @Override
    public boolean apply(MethodNode method, AbstractInsnNode insn) {
        if (!(insn instanceof MethodInsnNode node) || !matches(node)) {
            return false;
        }
        method.instructions.insert(node, code.copy().list());
        if (position != Position.BEHIND) {
            method.instructions.remove(node);
        }
        return true;
    }

    private boolean matches(MethodInsnNode node) {
        boolean special = node.getOpcode() == Opcodes.INVOKESPECIAL;
        return special == (position == Position.INSTEAD_OF_SUPER) && call.equals(node.name + node.desc);
    }
}
