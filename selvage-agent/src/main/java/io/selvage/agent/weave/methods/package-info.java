/** Weaves method bodies: monitors, methods that are one operation, the two bodies of a method that uses monitors. */
package io.selvage.agent.weave.methods;
