package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;
import io.selvage.mutate.bytecode.EditedMethod;
import io.selvage.mutate.bytecode.WaitLoop;
import java.util.List;
import org.pitest.reloc.asm.tree.MethodInsnNode;

/** Waits once where it waited in a loop: {@code while} becomes {@code if}. */
public final class WaitLoopRemoval extends ConcurrencyOperator {
    public WaitLoopRemoval() {
        super("WHILE_TO_IF");
    }

    @Override
    List<Edit> edits(EditedMethod method) {
        return method.calls()
                .filter(Call.WAIT::is)
                .flatMap(call -> WaitLoop.around(method, call).stream())
                .map(loop -> new Edit(
                        loop.call(), "replaced while by if around " + name(loop.call()), loop::leaveAfterFirst))
                .toList();
    }

    private static String name(MethodInsnNode call) {
        return "the " + call.name;
    }
}
