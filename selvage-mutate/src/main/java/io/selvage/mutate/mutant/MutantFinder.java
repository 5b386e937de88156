package io.selvage.mutate.mutant;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.gregor.GregorMutater;
import org.pitest.mutationtest.engine.gregor.MethodMutatorFactory;
import org.pitest.reloc.asm.ClassReader;
import org.pitest.reloc.asm.ClassVisitor;
import org.pitest.reloc.asm.MethodVisitor;
import org.pitest.reloc.asm.Opcodes;

/** Finds the mutants of a class and of those nested in it. */
public final class MutantFinder {
    /** How names of members begin that this tool adds. */
    private static final String WOVEN = "selvage$";

    private final ClassFiles files;
    private final Collection<MethodMutatorFactory> operators;

    /** @param loader finds the class files */
    public MutantFinder(ClassLoader loader, Collection<MethodMutatorFactory> operators) {
        files = new ClassFiles(loader);
        this.operators = operators;
    }

    /**
     * In the order of their lines, numbered from 1; empty if there is no such class file. Where several operators make
     * the same change, it counts once.
     */
    public List<Mutant> find(String className) {
        GregorMutater mutater = new GregorMutater(files, method -> true, operators);
        List<MutationDetails> found = new ArrayList<>();
        for (String name : withNested(className)) {
            found.addAll(mutater.findMutations(ClassName.fromString(name)));
        }
        found.sort(Comparator.comparing(MutationDetails::getLineNumber)
                .thenComparing(details -> operatorName(details.getMutator()))
                .thenComparing(details -> details.getId().toString()));
        List<Mutant> mutants = new ArrayList<>();
        Set<ByteBuffer> known = new HashSet<>();
        for (MutationDetails details : found) {
            byte[] bytes = mutater.getMutation(details.getId()).getBytes();
            if (!known.add(ByteBuffer.wrap(bytes))) {
                continue;
            }
            mutants.add(new Mutant(
                    mutants.size() + 1,
                    operatorName(details.getMutator()),
                    details.getClassName().asJavaName(),
                    details.getMethod(),
                    details.getFilename(),
                    details.getLineNumber(),
                    details.getDescription(),
                    bytes));
        }
        return mutants;
    }

    private String operatorName(String id) {
        return operators.stream()
                .filter(operator -> operator.getGloballyUniqueId().equals(id))
                .map(MethodMutatorFactory::getName)
                .findFirst()
                .orElse(id.substring(id.lastIndexOf('.') + 1));
    }

    /** Whether the class file has members that this tool has added: its mutants would say nothing of the source. */
    public boolean isWoven(String className) {
        boolean[] found = {false};
        files.getBytes(className)
                .ifPresent(bytes -> new ClassReader(bytes)
                        .accept(
                                new ClassVisitor(Opcodes.ASM9) {
                                    @Override
                                    public MethodVisitor visitMethod(
                                            int access, String name, String type, String signature, String[] thrown) {
                                        found[0] |= name.startsWith(WOVEN);
                                        return null;
                                    }
                                },
                                ClassReader.SKIP_CODE));
        return found[0];
    }

    /** The class and those nested in it; empty if there is no such class file. */
    public List<String> withNested(String className) {
        List<String> names = new ArrayList<>(List.of(className));
        Optional<byte[]> bytes = files.getBytes(className);
        if (bytes.isEmpty()) {
            return List.of();
        }
        String prefix = className.replace('.', '/') + "$";
        new ClassReader(bytes.get())
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public void visitInnerClass(String name, String outer, String inner, int access) {
                                if (name.startsWith(prefix)) {
                                    names.add(name.replace('/', '.'));
                                }
                            }
                        },
                        ClassReader.SKIP_CODE);
        return names.stream().distinct().toList();
    }
}
