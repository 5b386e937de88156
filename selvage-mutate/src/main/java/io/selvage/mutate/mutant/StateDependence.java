package io.selvage.mutate.mutant;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.pitest.reloc.asm.ClassReader;
import org.pitest.reloc.asm.ClassVisitor;
import org.pitest.reloc.asm.FieldVisitor;
import org.pitest.reloc.asm.Handle;
import org.pitest.reloc.asm.Label;
import org.pitest.reloc.asm.MethodVisitor;
import org.pitest.reloc.asm.Opcodes;

/**
 * Which statements synchronization can depend on: those with branches, calls or locks, and those that set what such
 * statements read, directly or by way of others. Statements are told apart by their lines.
 */
public final class StateDependence {
    private final Facts facts = new Facts();
    private final Set<String> relevant = new LinkedHashSet<>();

    /** @param classes all whose code belongs together: a class and those nested in it */
    public StateDependence(ClassLoader loader, List<String> classes) {
        for (String name : classes) {
            new ClassFiles(loader)
                    .getBytes(name)
                    .ifPresent(file -> new ClassReader(file).accept(new Search(facts, name), ClassReader.SKIP_FRAMES));
        }
        boolean grows = true;
        while (grows) {
            grows = false;
            for (Statement statement : facts.statements.values()) {
                if (isRelevant(statement)) {
                    grows |= relevant.addAll(statement.reads);
                }
            }
        }
    }

    /** Also if it sets a field of another class, or gives a result to code of these classes. */
    private boolean isRelevant(Statement statement) {
        return statement.decides
                || facts.called.stream().anyMatch(statement.returnsFrom::contains)
                || statement.writes().stream().anyMatch(written -> relevant.contains(written) || isForeign(written));
    }

    private boolean isForeign(String written) {
        return !written.contains(" ") && !facts.declared.contains(written);
    }

    /**
     * What the statement that {@code mutant} changes sets, in words, if no wait, branch, call or lock can depend on it.
     */
    public Optional<String> unrelated(Mutant mutant) {
        Statement changed = facts.statements.get(key(mutant.className(), mutant.method(), mutant.line()));
        if (changed == null || isRelevant(changed)) {
            return Optional.empty();
        }
        Set<String> names = new TreeSet<>();
        changed.writes().forEach(written -> names.add(name(written)));
        return Optional.of(names.isEmpty() ? "the result of " + mutant.method() : String.join(", ", names));
    }

    private static String name(String variable) {
        return variable.contains(" ") ? "a local variable" : variable.substring(variable.lastIndexOf('.') + 1);
    }

    private static String key(String type, String method, int line) {
        return type + "." + method + ":" + line;
    }

    /** What is known of all the classes; fields are named with their classes, local variables with their methods. */
    private static final class Facts {
        private final Map<String, Statement> statements = new LinkedHashMap<>();
        private final Set<String> declared = new LinkedHashSet<>();
        /** Names of methods of these classes that something may call, without their classes. */
        private final Set<String> called = new LinkedHashSet<>();
    }

    /** What the code of one line does. */
    private static final class Statement {
        private final Set<String> reads = new LinkedHashSet<>();
        private final Set<String> variables = new LinkedHashSet<>();
        private final Set<String> arrays = new LinkedHashSet<>();
        /** Methods that return a value here. */
        private final Set<String> returnsFrom = new LinkedHashSet<>();

        private boolean decides;
        private boolean setsElements;

        /** An element counts as a write of each array that the line reads. */
        Set<String> writes() {
            Set<String> all = new LinkedHashSet<>(variables);
            if (setsElements) {
                all.addAll(arrays);
            }
            return all;
        }
    }

    private static final class Search extends ClassVisitor {
        private final Facts facts;
        private final String type;
        private final Map<String, Integer> overloads = new HashMap<>();

        Search(Facts facts, String type) {
            super(Opcodes.ASM9);
            this.facts = facts;
            this.type = type;
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            facts.declared.add(type.replace('.', '/') + "." + name);
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] all) {
            int overload = overloads.merge(name, 1, Integer::sum);
            boolean hasThis = (access & Opcodes.ACC_STATIC) == 0;
            return new Body(facts, type, name, type + "." + name + " " + overload, hasThis);
        }
    }

    private static final class Body extends MethodVisitor {
        private final Facts facts;
        private final String type;
        private final String method;
        private final String variables;
        private final boolean hasThis;
        private Statement now = new Statement();

        Body(Facts facts, String type, String method, String variables, boolean hasThis) {
            super(Opcodes.ASM9);
            this.facts = facts;
            this.type = type;
            this.method = method;
            this.variables = variables;
            this.hasThis = hasThis;
        }

        @Override
        public void visitLineNumber(int line, Label start) {
            now = facts.statements.computeIfAbsent(key(type, method, line), unknown -> new Statement());
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            boolean reads = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
            (reads ? now.reads : now.variables).add(owner + "." + name);
            if (reads && descriptor.startsWith("[")) {
                now.arrays.add(owner + "." + name);
            }
        }

        @Override
        public void visitVarInsn(int opcode, int variable) {
            if (hasThis && variable == 0) {
                return;
            }
            String name = variables + " " + variable;
            boolean reads = opcode < Opcodes.ISTORE;
            (reads ? now.reads : now.variables).add(name);
            if (opcode == Opcodes.ALOAD) {
                now.arrays.add(name);
            }
        }

        @Override
        public void visitIincInsn(int variable, int increment) {
            now.reads.add(variables + " " + variable);
            now.variables.add(variables + " " + variable);
        }

        @Override
        public void visitInsn(int opcode) {
            now.decides |= opcode == Opcodes.ATHROW || opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT;
            now.setsElements |= opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN) {
                now.returnsFrom.add(method);
            }
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            now.decides |= opcode != Opcodes.GOTO;
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
            now.decides = true;
        }

        @Override
        public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
            now.decides = true;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            now.decides |= !(name.equals("<init>") && owner.equals("java/lang/Object"));
            facts.called.add(name);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            now.decides = true;
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    facts.called.add(handle.getName());
                }
            }
        }
    }
}
