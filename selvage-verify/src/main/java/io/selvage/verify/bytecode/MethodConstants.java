package io.selvage.verify.bytecode;

import io.selvage.verify.bytecode.ComponentClasses.Member;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** Whole numbers that occur in the code of a method. */
public final class MethodConstants {
    private MethodConstants() {}

    /** Those of all methods called {@code method}; none if the class file cannot be read. */
    public static Set<Integer> of(String type, ClassLoader loader, String method) {
        Set<Integer> constants = new TreeSet<>();
        try {
            for (Member member : ComponentClasses.read(type, loader).members()) {
                if (member.method().name.equals(method)) {
                    member.method().instructions.forEach(instruction -> add(instruction, constants));
                }
            }
        } catch (IOException unreadable) {
            // Step 2 says so.
        }
        return constants;
    }

    private static void add(AbstractInsnNode instruction, Set<Integer> constants) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            constants.add(opcode - Opcodes.ICONST_0);
        } else if (instruction instanceof IntInsnNode number && opcode != Opcodes.NEWARRAY) {
            constants.add(number.operand);
        } else if (instruction instanceof LdcInsnNode load && load.cst instanceof Integer number) {
            constants.add(number);
        } else if (instruction instanceof LdcInsnNode load && load.cst instanceof Long number && fits(number)) {
            constants.add((int) (long) number);
        }
    }

    private static boolean fits(long number) {
        return number > Integer.MIN_VALUE && number < Integer.MAX_VALUE;
    }
}
