package io.selvage.mutate.pit;

import org.pitest.boot.HotSwapAgent;
import org.pitest.mutationtest.environment.EnvironmentResetPlugin;
import org.pitest.mutationtest.environment.ResetEnvironment;

/**
 * Makes mutants without {@code synchronized} and {@code volatile} possible. PIT exchanges classes in a running JVM,
 * which refuses other modifiers. PIT asks for this before it loads the classes under test.
 */
public final class ModifierReset implements EnvironmentResetPlugin {
    @Override
    public ResetEnvironment make() {
        // Comes behind the transformer with which PIT gives mutants to other class loaders.
        HotSwapAgent.addTransformer(new ModifierTransformer());
        return mutant -> {};
    }

    @Override
    public String description() {
        return "Selvage: mutants without synchronized and volatile";
    }
}
