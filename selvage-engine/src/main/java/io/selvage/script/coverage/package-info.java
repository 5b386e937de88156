/** What executions covered of the places where a component makes threads wait. */
package io.selvage.script.coverage;
