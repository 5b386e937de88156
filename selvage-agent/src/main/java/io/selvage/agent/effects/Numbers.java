package io.selvage.agent.effects;

import org.objectweb.asm.Opcodes;

/** Sizes of the results of arithmetic. */
final class Numbers {
    private Numbers() {}

    /** Whether the instruction leaves a long or a double. */
    static boolean isLarge(int opcode) {
        if (opcode >= Opcodes.IADD && opcode <= Opcodes.DNEG) {
            return (opcode - Opcodes.IADD) % 2 == 1;
        }
        return switch (opcode) {
            case Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR, Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR -> true;
            case Opcodes.I2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2L, Opcodes.F2D, Opcodes.D2L -> true;
            default -> false;
        };
    }
}
