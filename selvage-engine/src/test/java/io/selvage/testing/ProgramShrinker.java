package io.selvage.testing;

import io.selvage.model.OpKind;
import io.selvage.modelprogram.Form;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Makes a model program smaller, as long as it keeps a property: leaves out threads, instructions and pairs of them.
 */
public final class ProgramShrinker {
    private ProgramShrinker() {}

    public static ModelProgram shrink(ModelProgram program, Predicate<ModelProgram> keeps) {
        ModelProgram smallest = program;
        for (ModelProgram next = program; next != null; next = smaller(smallest, keeps)) {
            smallest = next;
        }
        return smallest;
    }

    private static ModelProgram smaller(ModelProgram program, Predicate<ModelProgram> keeps) {
        for (ModelProgram candidate : candidates(program)) {
            if (!candidate.threads().isEmpty() && isWellFormed(candidate) && keeps.test(candidate)) {
                return candidate;
            }
        }
        return null;
    }

    private static List<ModelProgram> candidates(ModelProgram program) {
        List<ModelProgram> candidates = new ArrayList<>();
        for (String name : program.threads().keySet()) {
            candidates.add(with(program, name, null));
        }
        program.threads().forEach((name, body) -> {
            for (int first = 0; first < body.size(); first++) {
                candidates.add(with(program, name, without(body, first, first)));
                for (int second = first + 1; second < body.size(); second++) {
                    candidates.add(with(program, name, without(body, first, second)));
                }
            }
        });
        return candidates;
    }

    private static List<Instruction> without(List<Instruction> body, int first, int second) {
        List<Instruction> rest = new ArrayList<>(body);
        rest.remove(second);
        if (first != second) {
            rest.remove(first);
        }
        return rest;
    }

    /** The program with another body of one thread, or without it. */
    private static ModelProgram with(ModelProgram program, String changed, List<Instruction> body) {
        Map<String, List<Instruction>> threads = new LinkedHashMap<>(program.threads());
        if (body == null) {
            threads.remove(changed);
        } else {
            threads.put(changed, body);
        }
        ModelProgram result = new ModelProgram();
        threads.forEach((name, instructions) -> {
            result.thread(name, instructions);
            if (program.isDaemon(name)) {
                result.daemon(name);
            }
            if (program.isIdle(name)) {
                result.idle(name);
            }
        });
        return result;
    }

    private static boolean isWellFormed(ModelProgram program) {
        return program.threads().values().stream()
                .allMatch(body -> isNested(body) && body.stream().allMatch(one -> isKnown(one, program)));
    }

    /** Whether what it is about is still there. */
    private static boolean isKnown(Instruction one, ModelProgram program) {
        String object = one.object();
        boolean aboutThread = switch (one.kind()) {
            case START, JOIN, INTERRUPT, UNPARK, THREAD_QUERY -> !object.isEmpty();
            case CALL -> one.form() == Form.HANDLER && !object.isEmpty();
            case EXTRA_ACCESS -> one.form() == Form.HOOK;
            default -> false;
        };
        String thread = object.startsWith("thread ") ? object.substring("thread ".length()) : object;
        return !aboutThread && !object.startsWith("thread ")
                || program.threads().containsKey(thread);
    }

    private static boolean isUnseen(Instruction one) {
        return one.kind() == OpKind.EXTRA_ACCESS && one.form() == Form.USUAL;
    }

    /** Whether sections, calls and initialisers are properly nested, and waits are in sections of their locks. */
    private static boolean isNested(List<Instruction> body) {
        List<String> open = new ArrayList<>();
        for (Instruction one : body) {
            String name = one.kind().verb().replace("un", "") + " " + one.object();
            boolean opens = one.kind() == OpKind.LOCK
                    || one.kind() == OpKind.INIT && one.form() == Form.USUAL
                    || one.form() == Form.ENTER;
            boolean closes = one.kind() == OpKind.UNLOCK
                    || one.kind() == OpKind.INIT && one.form() != Form.USUAL
                    || one.form() == Form.LEAVE;
            boolean needs = one.kind() == OpKind.WAIT || one.kind() == OpKind.NOTIFY || one.kind() == OpKind.NOTIFY_ALL;
            if (opens) {
                open.add(name);
            } else if (closes
                    && (open.isEmpty() || !open.remove(open.size() - 1).equals(name))) {
                return false;
            } else if (needs && !open.contains("lock " + one.object()) || isUnseen(one) && open.isEmpty()) {
                return false;
            }
        }
        return open.isEmpty();
    }
}
