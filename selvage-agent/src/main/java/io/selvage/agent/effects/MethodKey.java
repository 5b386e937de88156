package io.selvage.agent.effects;

/**
 * A method with code, and the object that it is called on.
 *
 * @param receiver exact class of the receiver; null if not known, or if there is none
 * @param owner class that declares the method
 */
record MethodKey(String receiver, String owner, String name, String descriptor) {
    @Override
    public String toString() {
        return owner + "." + name + descriptor;
    }
}
