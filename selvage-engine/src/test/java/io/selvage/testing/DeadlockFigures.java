package io.selvage.testing;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;

import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;

/** The programs with a deadlock in Bruening and Chapin's paper. */
public final class DeadlockFigures {
    private DeadlockFigures() {}

    private static Instruction section(int number) {
        return write("section " + number, number);
    }

    /** Two locks, taken in opposite orders. */
    public static ModelProgram figure8() {
        return nested("a", "b")
                .thread(
                        "T2",
                        section(6),
                        lock("b"),
                        section(7),
                        lock("a"),
                        section(8),
                        unlock("a"),
                        section(9),
                        unlock("b"),
                        section(10));
    }

    /** The same, behind a region that a search which looks at data alone takes for a reason to stop. */
    public static ModelProgram figure10() {
        return nested("a", "b")
                .thread(
                        "T2",
                        section(6),
                        lock("a"),
                        section(7),
                        unlock("a"),
                        section(8),
                        lock("b"),
                        section(9),
                        lock("a"),
                        section(10),
                        unlock("a"),
                        section(11),
                        unlock("b"),
                        section(12));
    }

    private static ModelProgram nested(String outer, String inner) {
        return new ModelProgram()
                .thread(
                        "T1",
                        section(1),
                        lock(outer),
                        section(2),
                        lock(inner),
                        section(3),
                        unlock(inner),
                        section(4),
                        unlock(outer),
                        section(5));
    }
}
