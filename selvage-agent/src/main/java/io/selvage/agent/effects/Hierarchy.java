package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Classes of the JDK, their members and who extends whom. */
final class Hierarchy {
    private final JdkClassFiles files;
    private final Map<String, Optional<ClassInfo>> infos = new HashMap<>();
    private final Map<String, Set<String>> supertypes = new HashMap<>();
    private final Map<String, Map<String, List<String>>> subtypes = new HashMap<>();

    Hierarchy(JdkClassFiles files) {
        this.files = files;
    }

    /** Null if the JDK has no such class. */
    ClassInfo info(String name) {
        return infos.computeIfAbsent(name, n -> Optional.ofNullable(files.info(n)))
                .orElse(null);
    }

    /** The class, its superclasses and all their interfaces. */
    Set<String> supertypes(String name) {
        Set<String> known = supertypes.get(name);
        if (known == null) {
            known = new LinkedHashSet<>();
            collectSupertypes(name, known);
            supertypes.put(name, known);
        }
        return known;
    }

    private void collectSupertypes(String name, Collection<String> into) {
        ClassInfo info = info(name);
        if (!into.add(name) || info == null) {
            return;
        }
        if (info.superName != null) {
            collectSupertypes(info.superName, into);
        }
        info.interfaces.forEach(type -> collectSupertypes(type, into));
    }

    boolean isSubtype(String name, String supertype) {
        return supertypes(name).contains(supertype);
    }

    /** Whether a variable of this type may hold things that are no part of the object that has the variable. */
    boolean isForeign(String type) {
        if (type.equals("java/lang/Object")) {
            return true;
        }
        ClassInfo info = type.startsWith("[") ? null : info(type);
        return info != null && info.isInterface();
    }

    /** The field that an instruction means; null if it is not found. */
    Member field(String owner, String name) {
        for (String type : supertypes(owner)) {
            ClassInfo info = info(type);
            Member field = info == null ? null : info.fields.get(name);
            if (field != null) {
                return field;
            }
        }
        return null;
    }

    /** The method that runs if it is called on an object of this class; null if it is not found, or abstract. */
    Member implementation(String type, String name, String descriptor) {
        String key = name + descriptor;
        for (ClassInfo info = info(type); info != null; info = info.superName == null ? null : info(info.superName)) {
            Member method = info.methods.get(key);
            if (method != null) {
                return method.is(Opcodes.ACC_ABSTRACT) ? null : method;
            }
        }
        return defaultMethod(type, key);
    }

    private Member defaultMethod(String type, String key) {
        Member best = null;
        for (String supertype : supertypes(type)) {
            ClassInfo info = info(supertype);
            Member method = info == null || !info.isInterface() ? null : info.methods.get(key);
            if (method != null && (best == null || isSubtype(supertype, best.owner()))) {
                best = method;
            }
        }
        return best == null || best.is(Opcodes.ACC_ABSTRACT) ? null : best;
    }

    /** The method as declared, abstract or not; null if it is not found. */
    Member declaration(String type, String name, String descriptor) {
        Member found = implementation(type, name, descriptor);
        if (found != null) {
            return found;
        }
        for (String supertype : supertypes(type)) {
            ClassInfo info = info(supertype);
            Member method = info == null ? null : info.methods.get(name + descriptor);
            if (method != null) {
                return method;
            }
        }
        return null;
    }

    /** The type and all types below it in its package. */
    List<ClassInfo> familyInPackage(String type) {
        ClassInfo root = info(type);
        Set<ClassInfo> family = new LinkedHashSet<>(List.of(root));
        Deque<ClassInfo> open = new ArrayDeque<>(family);
        while (!open.isEmpty()) {
            for (String name : subtypesInPackage(open.remove().name, root.packageName())) {
                if (family.add(info(name))) {
                    open.add(info(name));
                }
            }
        }
        return List.copyOf(family);
    }

    /** The type and all types below it; null if there may be more than can be found. */
    List<ClassInfo> closedFamily(String type) {
        List<ClassInfo> family = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            String next = open.remove();
            ClassInfo info = info(next);
            if (info == null) {
                return null;
            }
            if (seen.add(next)) {
                family.add(info);
                List<String> below = directSubtypes(info);
                if (below == null) {
                    return null;
                }
                open.addAll(below);
            }
        }
        return family;
    }

    private List<String> directSubtypes(ClassInfo info) {
        if (info.isFinal()) {
            return List.of();
        }
        if (!info.permitted.isEmpty()) {
            return info.permitted;
        }
        return info.isExtendedInPackageOnly() && !mayBeLambda(info)
                ? subtypesInPackage(info.name, info.packageName())
                : null;
    }

    /** Whether objects may be of classes that exist at run time only. */
    private boolean mayBeLambda(ClassInfo info) {
        if (!info.isInterface()) {
            return false;
        }
        Set<String> unimplemented = new LinkedHashSet<>();
        for (String type : supertypes(info.name)) {
            ClassInfo supertype = info(type);
            if (supertype != null && supertype.isInterface()) {
                supertype.methods.values().stream()
                        .filter(method -> method.is(Opcodes.ACC_ABSTRACT))
                        .forEach(method -> unimplemented.add(method.name() + method.descriptor()));
            }
        }
        // generic ones that are specialised below count twice, so more than one is no proof that it is none
        return unimplemented.size() <= 2;
    }

    /** Classes and interfaces of the package that name {@code type} as a direct supertype. */
    List<String> subtypesInPackage(String type, String packageName) {
        return subtypes.computeIfAbsent(packageName, this::subtypesOf).getOrDefault(type, List.of());
    }

    private Map<String, List<String>> subtypesOf(String packageName) {
        Map<String, List<String>> below = new HashMap<>();
        for (String name : PackageLists.classesOf(packageName, files.moduleOf(packageName))) {
            for (String type : files.directSupertypes(name)) {
                below.computeIfAbsent(type, t -> new ArrayList<>()).add(name);
            }
        }
        return below;
    }
}
