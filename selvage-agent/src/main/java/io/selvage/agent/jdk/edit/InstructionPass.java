package io.selvage.agent.jdk.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Applies many instruction edits in one pass over a class; what one edit inserts, no other sees. */
public final class InstructionPass implements ClassEdit {
    private final Map<String, List<InstructionEdit>> byOwner = new HashMap<>();

    public InstructionPass(List<InstructionEdit> edits) {
        for (InstructionEdit edit : edits) {
            byOwner.computeIfAbsent(edit.owner(), absent -> new ArrayList<>()).add(edit);
        }
    }

    @Override
    public boolean apply(ClassNode type) {
        boolean changed = false;
        for (MethodNode method : type.methods) {
            AbstractInsnNode insn = method.instructions.getFirst();
            while (insn != null) {
                AbstractInsnNode next = insn.getNext();
                changed |= apply(method, insn);
                insn = next;
            }
        }
        return changed;
    }

    @Override
    public boolean mayChange(String method) {
        return false;
    }

    @Override
    public boolean mayChangeUseOf(String owner, String name) {
        for (InstructionEdit edit : byOwner.getOrDefault(owner, List.of())) {
            if (edit.concerns(name)) {
                return true;
            }
        }
        return false;
    }

    private boolean apply(MethodNode method, AbstractInsnNode insn) {
        List<InstructionEdit> edits;
        if (insn instanceof MethodInsnNode call) {
            edits = byOwner.get(call.owner);
        } else if (insn instanceof FieldInsnNode access) {
            edits = byOwner.get(access.owner);
        } else {
            return false;
        }
        if (edits != null) {
            for (InstructionEdit edit : edits) {
                if (edit.apply(method, insn)) {
                    return true;
                }
            }
        }
        return false;
    }
}
